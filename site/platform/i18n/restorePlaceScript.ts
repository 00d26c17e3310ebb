import { urlLanguages } from '#model/urlLanguages.ts';
import { placeStorageKey } from './keepPlace.ts';

/** Runs at the end of the body, before the first paint of a long page: returns the reader to where they were. */
export const restorePlaceScript = `(function(){try{
var k='${placeStorageKey}',p=JSON.parse(sessionStorage.getItem(k));sessionStorage.removeItem(k);
if(p&&p.path===(location.pathname.replace(/^\\/(${urlLanguages.join('|')})(?=\\/|$)/,'')||'/'))scrollTo(0,p.top)
}catch(e){}})()`;
