import { limits } from '../../kernel/limits.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import { sectionId } from '../told/told.ts';
import type { Asked } from './asked.ts';

/** What opens a page stays where it is. */
const opening = /^(?:hero|figures)$/u;

interface NewSection extends Pick<SectionSpec, 'block' | 'props'> {
  readonly title?: string;
}

/** The plan with one more part on the page where the things are that it shows: in front of their list, or behind all. */
export function onPageOf(
  things: string,
  section: NewSection,
  side: 'front' | 'end',
  spec: AppSpec,
): Asked | undefined {
  const page = pageOf(things, spec);
  if (page === undefined) return undefined;
  const known = knownPart(section, spec);
  if (known !== undefined) return { spec, parts: [`section:${known.id}`] };
  const id = sectionId(`asked-${section.block}`, spec);
  const full: SectionSpec = {
    id,
    block: section.block,
    ...(section.title === undefined ? {} : { title: section.title }),
    props: section.props,
  };
  const first = page.sections.findIndex(({ block }) => !opening.test(block));
  const at = side === 'end' || first < 0 ? page.sections.length : first;
  const sections = [...page.sections.slice(0, at), full, ...page.sections.slice(at)];
  const pages = spec.pages.map((one) => (one === page ? { ...one, sections } : one));
  return { spec: { ...spec, pages }, parts: [`section:${id}`] };
}

/** The same part once more would show nothing new: what is there serves the wish. */
function knownPart({ block, props }: NewSection, { pages }: AppSpec): SectionSpec | undefined {
  const own = Object.entries(props).filter(([key]) => key !== 'kind');
  return pages
    .flatMap(({ sections }) => sections)
    .find(
      (one) =>
        one.block === block &&
        own.every(([key, value]) => JSON.stringify(one.props[key]) === JSON.stringify(value)) &&
        one.props['where'] === props['where'],
    );
}

/** The page on which somebody looks for things of a kind: that of their whole list before those of some of them. */
export function pageOf(things: string, { pages }: AppSpec): PageSpec | undefined {
  const weight = ({ block, props }: SectionSpec) => {
    // Who fills in a form does not see what others have entered.
    if (props['entity'] !== things || block === 'entry-form' || isOwn(props)) return 0;
    if (block !== 'records') return 1;
    return (props['where'] === undefined ? 4 : 2) + (props['can'] === undefined ? 0 : 1);
  };
  const heaviest = (page: PageSpec) => Math.max(0, ...page.sections.map(weight));
  const [best] = pages.toSorted((a, b) => heaviest(b) - heaviest(a));
  return best !== undefined && heaviest(best) > 0 ? best : undefined;
}

/** Of records that everybody sees only their own of, nothing is shown to all. */
function isOwn({ mine, where }: SectionSpec['props']): boolean {
  return mine === true || /\bme\b/u.test(String(where ?? ''));
}

const longestTitle = Math.min(60, limits.engine.textLength);

/** A heading in the person's words. */
export function titleFrom(words: string): string {
  const plain = words
    .replaceAll(/["“”{}]/g, '')
    .replace(/^(?:the|an?|my|our|all)\s+/iu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.,;:–-]+$/u, '')
    .trim();
  return sentenceCase(
    plain.length <= longestTitle ? plain : plain.slice(0, longestTitle).replace(/\s+\S*$/u, ''),
  );
}
