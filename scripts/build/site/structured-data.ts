import type { PublicPage, SiteFacts } from '../../../src/web/app/prerender-site.ts';
import { pathAbove, publicUrl } from './html-text.ts';
import { iconPaths } from './icons.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What a page is about, in the vocabulary of schema.org. */
export function structuredData(page: PublicPage, site: SiteFacts, cardPath: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(site), ...things(page, site, cardPath)],
  };
}

function things(page: PublicPage, site: SiteFacts, cardPath: string): Thing[] {
  if (page.path === '/') return [webSite(site), webPage(page)];
  if (page.path === '/ai-os') return [application(site), webPage(page), breadcrumbs(page, site)];
  if (page.path === '/support' && site.help.length > 0)
    return [questions(page, site), breadcrumbs(page, site)];
  if (page.isTerm === true) return [definedTerm(page), breadcrumbs(page, site)];
  if (page.isDocument === true) return [digitalDocument(page), breadcrumbs(page, site)];
  if (page.date !== undefined) return [article(page, site, cardPath), breadcrumbs(page, site)];
  return [webPage(page), breadcrumbs(page, site)];
}

const organizationId = `${publicUrl}/#organization`;
const webSiteId = `${publicUrl}/#website`;

function organization({ brand }: SiteFacts): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}${iconPaths.large}`,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer support', email: brand.supportEmail },
      { '@type': 'ContactPoint', contactType: 'sales', email: brand.salesEmail },
    ],
  };
}

function webSite({ brand, patterns }: SiteFacts): Thing {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: brand.osName,
    alternateName: brand.name,
    description: brand.description,
    url: `${publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId },
    ...(patterns.includes('/search') ? { potentialAction: search } : {}),
  };
}

function webPage(page: PublicPage): Thing {
  return {
    '@type': 'WebPage',
    '@id': `${publicUrl}${page.path}#page`,
    name: page.title,
    description: page.description,
    url: `${publicUrl}${page.path}`,
    inLanguage: 'en',
    isPartOf: { '@id': webSiteId },
  };
}

function application({ brand }: SiteFacts): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: brand.osName,
    description: brand.description,
    url: `${publicUrl}/ai-os`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any with a current web browser',
    publisher: { '@id': organizationId },
    offers: { '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' },
  };
}

function questions(page: PublicPage, { help }: SiteFacts): Thing {
  return {
    ...webPage(page),
    '@type': 'FAQPage',
    mainEntity: help.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  };
}

function article(page: PublicPage, site: SiteFacts, cardPath: string): Thing {
  const details = site.articles.find(({ slug }) => page.path === `/blog/${slug}`);
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    url: `${publicUrl}${page.path}`,
    mainEntityOfPage: `${publicUrl}${page.path}`,
    image: `${publicUrl}${cardPath}`,
    datePublished: page.date,
    dateModified: details?.updated ?? page.date,
    inLanguage: 'en',
    ...(details === undefined ? {} : { wordCount: details.words, keywords: details.tags }),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
  };
}

function definedTerm({ path, title, description }: PublicPage): Thing {
  return {
    '@type': 'DefinedTerm',
    '@id': `${publicUrl}${path}#term`,
    name: title,
    description,
    url: `${publicUrl}${path}`,
    inDefinedTermSet: `${publicUrl}${pathAbove(path)}`,
  };
}

function digitalDocument({ path, title, description }: PublicPage): Thing {
  return {
    '@type': 'DigitalDocument',
    '@id': `${publicUrl}${path}#document`,
    name: title,
    description,
    url: `${publicUrl}${path}`,
    inLanguage: 'en',
    isAccessibleForFree: true,
    publisher: { '@id': organizationId },
  };
}

/** Home, the listed pages above this one, and the page itself. */
function breadcrumbs(page: PublicPage, site: SiteFacts): Thing {
  const above = site.pages
    .filter(({ path }) => path === '/' || page.path.startsWith(`${path}/`))
    .toSorted((one, other) => one.path.length - other.path.length);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, page].map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: path === '/' ? 'Home' : title,
      item: `${publicUrl}${path}`,
    })),
  };
}
