import { modeStorageKey } from './settingsStore.ts';

/**
 * Runs as the first thing in the body, before anything is painted.
 * Plain old JavaScript as text: it must not wait for a module, and its hash goes into the security policy.
 */
export const prePaintScript = `(function(){
var d=document.documentElement,b=document.body,m='system';
d.setAttribute('data-js','');
try{m=localStorage.getItem('${modeStorageKey}')||m}catch(e){}
if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.setAttribute('data-mui-color-scheme',m);
b.classList.add('mode-'+m);
})()`;
