import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { HelpEntry } from '../../../catalog/help.gen.ts';
import { limits } from '../../../kernel/limits.ts';
import type { Findable, Found } from '../../lib/full-text-search.ts';
import { excerptAround } from '../../lib/mark-terms.ts';
import { helpHref } from '../../lib/written-items.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ContentHtml } from '../../ui/content-html.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { helpHtml, helpShelves } from './help-contents.ts';

/** All entries by shelf; the one that the address names is open. */
export function HelpShelves() {
  useOpenFromAddress();
  return (
    <div className="grid grid-cols-1 gap-12">
      {helpShelves.map(({ id, title, description, entries }) => (
        <Section
          key={id}
          id={`about-${id}`}
          className="grid-cols-1"
          heading={title}
          description={description}
        >
          <Accordion
            items={entries.map((entry) => ({
              id: entry.slug,
              title: <h3 className="font-medium">{entry.title}</h3>,
              content: <HelpAnswer entry={entry} />,
            }))}
          />
        </Section>
      ))}
    </div>
  );
}

interface HelpResultsProps {
  found: readonly Found<Findable & { readonly entry: HelpEntry }>[];
}

export function HelpResults({ found }: HelpResultsProps) {
  return (
    <Accordion
      items={found.map(({ item, terms }) => ({
        id: item.id,
        title: (
          <span className="grid min-w-0 grid-cols-1 gap-1">
            <h3 className="font-medium">
              <Highlighted text={item.entry.title} terms={terms} />
            </h3>
            <span className="text-small font-normal text-ink-muted wrap-anywhere">
              <Highlighted
                text={excerptAround(item.text, terms, limits.reading.excerptLength)}
                terms={terms}
              />
            </span>
          </span>
        ),
        content: <HelpAnswer entry={item.entry} />,
      }))}
    />
  );
}

function HelpAnswer({ entry }: { entry: HelpEntry }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ContentHtml html={helpHtml(entry.slug)} />
      <p className="text-small">
        <TextLink to={helpHref(entry.slug)}>Link to this answer</TextLink>
      </p>
    </div>
  );
}

/** A closed answer would be scrolled to and not seen; what was not there during a search is scrolled to when it is. */
function useOpenFromAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
    named?.scrollIntoView({ block: 'start' });
  }, [hash]);
}
