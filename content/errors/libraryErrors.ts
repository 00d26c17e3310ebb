import type { ErrorNotes } from '#model/errors/ErrorNote.ts';

/** Notes on the messages that several products share: license keys, controlled props, contexts. */
export const libraryErrors: ErrorNotes = {
  'missing-license-key': {
    cause:
      'A component of the Pro or Premium plan rendered before a license key was set. Its text also appears as a watermark.',
    remedy:
      'Call `LicenseInfo.setLicenseKey()` before the first render, in a file that both the browser and the server load. In Next.js, the file needs `"use client"`.',
    links: [
      '/x/introduction/licensing#license-key',
      '/x/introduction/licensing#missing-license-key',
      '/x/introduction/licensing#next-js',
    ],
  },
  'invalid-license-key': {
    cause:
      'The license key is not complete or has been changed, for example by a line break or quotes in an environment variable.',
    remedy:
      'Copy the key again, without spaces or quotes, and print its length in the app to see what arrives there.',
    links: [
      '/x/introduction/licensing#invalid-license-key',
      '/x/introduction/licensing#environment-variables',
    ],
  },
  'expired-license-key': {
    cause:
      'The term of an annual license has ended. In the first 30 days the message is printed to the console, and after that development builds throw it.',
    remedy:
      'Renew the license and install the new key. Apps in production keep running with the versions released during the term.',
    links: ['/x/introduction/licensing#expired-license-key'],
  },
  'expired-package-version': {
    cause:
      'The installed version of a package was released after the end of the term of your license.',
    remedy: 'Renew the license, or install a version that was released before the end of the term.',
    links: ['/x/introduction/licensing#expired-package-version'],
  },
  'license-key-plan-mismatch': {
    cause: 'The app uses a component of the Premium plan with a key for the Pro plan.',
    remedy: 'Upgrade the license, or import the component of the Pro plan instead.',
    links: [
      '/x/introduction/licensing#license-key-plan-mismatch',
      '/x/introduction/licensing#from-pro-to-premium',
    ],
  },
  'product-not-covered-by-plan': {
    cause: 'The watermark of a component that your license does not include.',
    remedy:
      'Read the message in the console, which names the reason, and upgrade the license or replace the component.',
    links: ['/x/introduction/licensing#validation-failures', '/x/introduction/licensing#plans'],
  },
  'component-not-included-in-your-license': {
    cause:
      'The license was bought when the Pro plan contained the Data Grid and the Date and Time Pickers only.',
    remedy: 'Ask the sales team for an upgrade of the license before you use other Pro packages.',
    links: [
      '/x/introduction/licensing#component-not-included',
      '/x/introduction/licensing#pro-plan',
    ],
  },
  'error-checking-license-key-version-not-found': {
    cause: 'The license key does not have a known format. An old package can meet a newer key.',
    remedy: 'Update the packages, and copy the key again.',
    links: ['/x/introduction/licensing#validation-failures'],
  },
  'error-checking-license-license-model-not-found-or-invalid': {
    cause: 'The license key does not name a license model that the installed version knows.',
    remedy: 'Update the packages, and copy the key again.',
    links: ['/x/introduction/licensing#validation-failures'],
  },
  'error-checking-license-expiry-timestamp-not-found-or-invalid': {
    cause: 'The license key contains no valid end of its term.',
    remedy: 'Copy the key again, and contact support if it is complete.',
    links: [
      '/x/introduction/licensing#validation-failures',
      '/x/introduction/support#technical-support',
    ],
  },
  'error-checking-license-planscope-not-found-or-invalid': {
    cause: 'The license key does not name a plan that the installed version knows.',
    remedy: 'Update the packages, and copy the key again.',
    links: ['/x/introduction/licensing#validation-failures'],
  },
  'a-component-is-changing-the-controlled-state-of-to-be-controlled': {
    cause:
      'A prop such as `expandedItems` of a tree or `highlightedItem` of a chart changed between `undefined` and a value. The first render determines whether the parent controls it.',
    remedy:
      'Pass a value from the first render on, for example an empty array or `null`, or leave the prop out for good.',
    links: [
      '/x/react-tree-view/rich-tree-view/expansion#controlled-expansion',
      '/x/react-tree-view/rich-tree-view/selection#controlled-selection',
      '/x/react-charts/highlighting#controlled-item-highlight',
    ],
  },
  'a-component-is-changing-the-default-state-of-an-uncontrolled-after-being': {
    cause:
      'A default, such as `defaultExpandedItems`, changed after the first render, which has no effect.',
    remedy:
      'Control the state with the prop without `default`, or move the default out of the component so that it stays the same.',
    links: [
      '/x/react-tree-view/rich-tree-view/expansion#initial-expansion',
      '/x/react-tree-view/rich-tree-view/items#stable-props',
    ],
  },
  'missing-context-toolbar-subcomponents-must-be-placed-within-a-toolbar-component': {
    cause: 'A `ToolbarButton` of the grid or of a chart has no toolbar around it.',
    remedy: 'Wrap the buttons in `<Toolbar>`, and pass the toolbar to the `toolbar` slot.',
    links: ['/x/react-data-grid/components/toolbar#anatomy', '/x/react-charts/toolbar#composition'],
  },
  'possible-eventemitter-memory-leak-detected-listeners-added': {
    cause:
      'More than 20 listeners subscribe to the same event of the API object, typically because an effect subscribes again and never unsubscribes.',
    remedy:
      'Return the function that `subscribeEvent()` gives you from the effect, or use the prop of the event or `useGridEvent()`.',
    links: [
      '/x/react-data-grid/events#with-apiref-current-subscribeevent',
      '/x/react-data-grid/events#with-usegridevent',
    ],
  },
};
