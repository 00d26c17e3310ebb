import { urlLanguages } from '#model/urlLanguages.ts';
import { placeStorageKey } from './changeLanguage.ts';

/**
 * Runs at the end of the body, before the first paint: returns a reader who changed the language to where they were.
 * The anchor follows after loading, when the browser no longer scrolls to it.
 */
export const restorePlaceScript = `(function(){try{
var k='${placeStorageKey}',p=JSON.parse(sessionStorage.getItem(k));sessionStorage.removeItem(k);
if(p&&p.path===(location.pathname.replace(/^\\/(${urlLanguages.join('|')})(?=\\/|$)/,'')||'/')){
scrollTo(0,p.top);
if(p.hash)addEventListener('load',function(){setTimeout(function(){history.replaceState(history.state,'',p.hash)})})}
}catch(e){}})()`;
