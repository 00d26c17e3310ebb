/**
 * Runs inside each section as the document is read, so that the reader's view is there before the rows are painted.
 * Plain old JavaScript as text, the same everywhere, because its hash goes into the security policy.
 */
export const viewScript = `(function(s){try{var v=localStorage.getItem(s.dataset.store);if(/^(table|expanded|collapsed)$/.test(v))s.dataset.view=v}catch(e){}})(document.currentScript.parentNode)`;
