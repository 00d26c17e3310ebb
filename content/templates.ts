import type { Template } from '#model/Template.ts';

/** The templates in the order of the gallery (S2.15); their words are under `templates` in `translations/`. */
export const templates: readonly Template[] = [
  { name: 'dashboard', entry: 'Dashboard' },
  { name: 'marketing-page', entry: 'MarketingPage' },
  { name: 'checkout', entry: 'Checkout' },
  { name: 'pricing', entry: 'Pricing' },
  { name: 'blog', entry: 'Blog' },
  { name: 'sign-in', entry: 'SignIn' },
  { name: 'sign-in-side', entry: 'SignInSide' },
  { name: 'sign-up', entry: 'SignUp' },
  { name: 'sticky-footer', entry: 'StickyFooter' },
];
