import { defaultLanguage, urlLanguages } from '#model/urlLanguages.ts';
import { appearanceStorageKey, themeColors } from './rootAppearance.ts';
import { directionStorageKey, modeStorageKey } from './storedSettings.ts';

const languages = urlLanguages.join('|');

/**
 * Runs as the first thing in the body, before anything is painted: mode, direction, density and colours as the reader
 * left them, `?hideFrame=true` of a template's preview, and `?userLanguage=` before a word is read in the wrong language.
 * Plain old JavaScript as text: it must not wait for a module, and its hash goes into the security policy.
 */
export const prePaintScript = `(function(){
var d=document.documentElement,b=document.body,l=location,m,a,q=/[?&]userLanguage=(${languages})(&|$)/.exec(l.search);
function read(s,k){try{return window[s].getItem(k)}catch(e){}}
if(q&&q[1]!=='${defaultLanguage}'&&!/^\\/(${languages})(\\/|$)/.test(l.pathname))l.replace('/'+q[1]+(l.pathname==='/'?'':l.pathname)+l.search+l.hash);
d.setAttribute('data-js','');
if(/[?&]hideFrame=true(&|$)/.test(l.search))d.setAttribute('data-hide-frame','');
if(/mac/i.test(navigator.platform))d.setAttribute('data-mac','');
m=read('localStorage','${modeStorageKey}');
if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.setAttribute('data-mui-color-scheme',m);
b.classList.add('mode-'+m);
document.querySelectorAll('meta[name=theme-color]').forEach(function(e){e.content={light:'${themeColors.light}',dark:'${themeColors.dark}'}[m]});
if(read('sessionStorage','${directionStorageKey}')==='rtl')d.dir='rtl';
try{a=JSON.parse(read('localStorage','${appearanceStorageKey}'))||{};
if(a.dense)d.setAttribute('data-dense','');
for(var k in a.style)if(k.indexOf('--')===0)d.style.setProperty(k,a.style[k])}catch(e){}
})()`;
