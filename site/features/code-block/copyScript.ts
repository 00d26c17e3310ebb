/** How long a button says that it copied: in static prose, and in a part of the page that runs (S4.8). */
export const copiedFor = { prose: 2000, component: 1200 };

/**
 * Copying by button and by Ctrl+C or ⌘C over a block of code (S5.3). Presses of buttons whose script comes late are noted.
 * Plain old JavaScript as text, at the end of the document: it works as soon as the page can be read, without the framework.
 */
export const copyScript = `(function(){
var timers=new WeakMap(),current=null;
function block(e){return e.target instanceof Element?e.target.closest('.MuiCode-root'):null}
function say(b){
var l=b.querySelector('.MuiCode-copyLabel'),n=b.getAttribute('data-name')||b.getAttribute('aria-label');
b.setAttribute('data-name',n);
if(!b.hasAttribute('data-label'))b.setAttribute('data-label',l.textContent);
l.textContent=b.getAttribute('data-copied');
b.setAttribute('aria-label',l.textContent);
b.setAttribute('data-shows-copied','');
clearTimeout(timers.get(b));
timers.set(b,setTimeout(function(){l.textContent=b.getAttribute('data-label');b.setAttribute('aria-label',n);b.removeAttribute('data-shows-copied')},b.hasAttribute('data-component')?${copiedFor.component}:${copiedFor.prose}))}
document.addEventListener('click',function(e){
var q=e.target instanceof Element?e.target.closest('[data-copy-page],[data-export]'):null;
if(q)q.setAttribute('data-pressed','');
var b=e.target instanceof Element?e.target.closest('.MuiCode-copy'):null,p=b&&b.parentElement.querySelector('pre');
if(!p)return;
var done=navigator.clipboard?navigator.clipboard.writeText(p.textContent):Promise.reject();
if(b.hasAttribute('data-component'))done.then(function(){say(b)},function(){});
else{done.catch(function(){});say(b)}});
function enter(e){current=block(e)||current}
document.addEventListener('mouseover',enter);
document.addEventListener('focusin',enter);
document.addEventListener('mouseout',function(e){
if(current&&!(e.relatedTarget instanceof Node&&current.contains(e.relatedTarget))){var b=current.querySelector('.MuiCode-copy');if(block(e)===current){if(b&&b===document.activeElement)b.blur();current=null}}});
document.addEventListener('focusout',function(e){if(block(e)===current)current=null});
document.addEventListener('keydown',function(e){
if(!current||!(e.ctrlKey||e.metaKey)||e.shiftKey||e.altKey||e.key.toLowerCase()!=='c')return;
var t=e.target;
if(String(getSelection())||(t&&t.selectionEnd>t.selectionStart))return;
var b=current.querySelector('.MuiCode-copy');
if(!b)return;
var a=b.getAttribute('data-ga-event-action');
b.setAttribute('data-ga-event-action',String(a).replace('click','keyboard'));
b.click();
b.setAttribute('data-ga-event-action',a)});
})()`;
