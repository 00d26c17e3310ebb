import { type ComponentType, useEffect, useState } from 'react';

/** The ad that comes with a demo's code when it is first opened; its own code is loaded then. */
export function LateDemoAd() {
  const [DemoAd, setDemoAd] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('#site/features/ads/DemoAd.tsx').then(
      (module) => setDemoAd(() => module.DemoAd),
      // Refused by a blocker, most likely: then there is none.
      () => {},
    );
  }, []);
  return DemoAd && <DemoAd />;
}
