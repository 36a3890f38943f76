/**
 * The product's name, slug, claims and addresses: here and nowhere else.
 *
 * `__BRAND_NAME__` and `__BRAND_SLUG__` are constants that both bundlers fill in from the settings
 * `BRAND_NAME` and `BRAND_SLUG` (scripts/build). In a run without a bundler they do not exist and the
 * defaults hold, so both sides always agree on the name they were built with.
 */
declare const __BRAND_NAME__: string | undefined;
declare const __BRAND_SLUG__: string | undefined;

const name = typeof __BRAND_NAME__ === 'string' && __BRAND_NAME__ !== '' ? __BRAND_NAME__ : 'Kora';
const slug = typeof __BRAND_SLUG__ === 'string' && __BRAND_SLUG__ !== '' ? __BRAND_SLUG__ : 'kora';

export const brand = {
  name,
  slug,
  osName: `${name} AI OS`,
  askName: `Ask ${name}`,
  tagline: 'The offline-first AI operating system',
  description:
    'An AI operating system for businesses, creators, learners and enterprises that works with nothing configured: no key, no server, no network.',
  supportEmail: `support@${slug}.example`,
  salesEmail: `sales@${slug}.example`,
  mailFrom: `no-reply@${slug}.example`,
  claims: [
    { figure: '10,000+', label: 'Customers' },
    { figure: '500%', label: 'Average ROI' },
    { figure: '24/7', label: 'Support' },
    { figure: '99.9%', label: 'Uptime' },
  ],
} as const;

export type Brand = typeof brand;
