/** Services of others the site may use; an empty text means that a service is not used. */
export interface ThirdParties {
  /** Address of the script that puts the network's ad into a page. */
  adScript: string;
  /** Address that answers with ads as JSON. */
  adFeed: string;
  /** Further hosts ads load their pictures, pixels and scripts from. */
  adHosts: readonly string[];
  /** Measurement id of the analytics property. */
  analyticsId: string;
  /** Address of the script that takes the events. */
  analyticsScript: string;
  /** Address of the icon font's style sheet. */
  iconFont: string;
}

/** A site on its own. */
export const noThirdParties: ThirdParties = {
  adScript: '',
  adFeed: '',
  adHosts: [],
  analyticsId: '',
  analyticsScript: '',
  iconFont: '',
};
