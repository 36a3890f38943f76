import { brand } from '../../kernel/brand.ts';
import type { PageDefinition, PageInstance } from '../lib/define-page.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

/** What the document of one address is called, and whether search engines may list it. */
export interface PageHead {
  /** Without the product's name, as a heading or an announcement says it. */
  readonly title: string;
  readonly documentTitle: string;
  readonly description: string;
  readonly indexed: boolean;
}

export function documentTitle(title: string): string {
  return title === brand.osName ? title : `${title} · ${brand.osName}`;
}

/** One page of a pattern with parameters, such as one article, has a title and a description of its own. */
export function pageHead(
  definition: Pick<PageDefinition, 'title' | 'description' | 'listed' | 'instances'>,
  parameters: Parameters = {},
): PageHead {
  const { listed, instances } = definition;
  const instance = instances?.find((one) => isOf(one, parameters));
  const { title, description } = instance ?? definition;
  return {
    title,
    documentTitle: documentTitle(title),
    description,
    indexed: listed !== undefined && (instances === undefined || instance !== undefined),
  };
}

/** False where only the addresses of the instances exist and this is none of them. */
export function isKnownAddress(
  { instances }: Pick<PageDefinition, 'instances'>,
  parameters: Parameters,
): boolean {
  return instances === undefined || instances.some((one) => isOf(one, parameters));
}

function isOf(instance: PageInstance, parameters: Parameters): boolean {
  return Object.entries(instance.parameters).every(([name, value]) => parameters[name] === value);
}
