import type { Template } from '#model/Template.ts';

/** The templates in the order of the gallery (S2.15); their words are under `templates` in `translations/`. */
export const templates: readonly Template[] = [
  { name: 'dashboard', entry: 'Dashboard', keywords: ['admin', 'analytics', 'panel'] },
  {
    name: 'marketing-page',
    entry: 'MarketingPage',
    keywords: ['landing page', 'home page', 'hero', 'faq'],
  },
  { name: 'checkout', entry: 'Checkout', keywords: ['cart', 'basket', 'payment', 'order', 'shop'] },
  { name: 'pricing', entry: 'Pricing', keywords: ['plans', 'tiers', 'subscription'] },
  { name: 'blog', entry: 'Blog', keywords: ['articles', 'magazine', 'news'] },
  { name: 'sign-in', entry: 'SignIn', keywords: ['login', 'log in', 'authentication'] },
  {
    name: 'sign-in-side',
    entry: 'SignInSide',
    keywords: ['login', 'split screen', 'verification code'],
  },
  { name: 'sign-up', entry: 'SignUp', keywords: ['register', 'registration', 'create account'] },
  { name: 'sticky-footer', entry: 'StickyFooter', keywords: ['status page', 'layout'] },
];
