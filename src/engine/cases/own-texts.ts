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

/** Headlines and leads that tell of another place than the description go; its own line stands instead. */
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
        withOwnBanner(section, spec.name, said.tagline, { text, isOther }),
      ),
    })),
  };
}

interface Known {
  readonly text: string;
  readonly isOther: (words: string) => boolean;
}

function withOwnBanner(
  section: SectionSpec,
  name: string,
  tagline: string,
  { text, isOther }: Known,
): SectionSpec {
  if (section.block !== 'hero') return section;
  const { title, text: below, ...rest } = section.props;
  return {
    ...section,
    props: {
      ...rest,
      title: isForeign(String(title), text) ? name : title,
      ...(below === undefined ? {} : { text: isOther(String(below)) ? tagline : below }),
    },
  };
}
