import type { SaidFacts } from '../facts/said-facts.ts';
import type { AppSpec, SectionSpec } from '../spec/app-spec.ts';

const figures =
  /\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b/giu;
/** A word with a capital that no sentence begins with. */
const names = /(?<![.!?:“"]\s)(?<=[\p{L},;]\s)\p{Lu}[\p{L}'’-]+/gu;

/** Whether a text of a case names a place, a person or a figure of which the description knows nothing. */
export function isForeign(words: string, said: string): boolean {
  const known = said.toLowerCase();
  const named = [...words.matchAll(names), ...words.matchAll(figures)].map(([word]) => word.toLowerCase());
  return named.some((word) => word !== 'i' && !known.includes(word));
}

/** The name of the app is its headline. What tells of another place than the description goes, and nothing stands instead. */
export function inOwnTexts(
  spec: AppSpec,
  said: Pick<AppSpec, 'tagline'>,
  { text }: SaidFacts,
  // What a site promises is for its owner to say.
  isOfOwner = false,
): AppSpec {
  const isOther = (words: string) => isOfOwner || isForeign(words, text);
  return {
    ...spec,
    tagline: isForeign(spec.tagline, text) ? said.tagline : spec.tagline,
    pages: spec.pages.map(({ lead, ...page }) => ({
      ...page,
      ...(lead === undefined || isOther(lead) ? {} : { lead }),
      sections: page.sections.map((section) =>
        section.block === 'hero' ? withOwnBanner(section, spec.name, isOther) : section,
      ),
    })),
  };
}

/** The line of a case becomes the text below the name where it has no other. */
function withOwnBanner(section: SectionSpec, name: string, isOther: (words: string) => boolean): SectionSpec {
  const { title, text = title, ...rest } = section.props;
  const lead = String(text ?? '');
  const isOwn = lead !== '' && lead !== name && !isOther(lead);
  return { ...section, props: { title: name, ...(isOwn ? { text: lead } : {}), ...rest } };
}
