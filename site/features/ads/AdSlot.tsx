import styles from './AdSlot.module.css';
// The rules of what fills the slot come with the document: a sheet that is added later costs a look at every element.
import './AdDisplay.module.css';
import './InHouseAd.module.css';
import './NetworkAd.module.css';
import './PageAd.module.css';

/**
 * Space below a page's lead, kept free so that no ad, whenever it comes, moves what is being read (S4.11).
 * `showPageAds` fills it from outside, once the page can be read.
 */
export function AdSlot() {
  return <div className={styles.root} data-place="below-lead" />;
}
