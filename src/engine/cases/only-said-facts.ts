import type { SaidFacts } from '../facts/said-facts.ts';
import type { SectionSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { takeNames } from './said-names.ts';
import { forgetDetails, isOfPeople } from './take-said-lists.ts';
import { toldAbout } from './told-about.ts';

/** What a section that needs facts is about, and the words that ask for it. */
const asked: Readonly<Record<string, RegExp>> = {
  testimonials: /testimonial|reviews?\b|what (?:people|customers|clients|guests) say/i,
  faq: /\bfaq|questions?\b/i,
  team: /\bteam\b|\bstaff\b|who we are|\bpeople\b/i,
  prose: /\babout\b|\bstory\b|\bhistory\b|who (?:i am|we are)|\bbio(?:graphy)?\b/i,
};

type Row = { readonly label: string; readonly text: string };

/** A site says of its owner only what the owner said: no made-up hours, addresses, numbers, people or praise. */
export function onlySaidFacts(plan: CasePlan, facts: SaidFacts): void {
  for (const page of plan.pages) {
    // What only the owner sees are examples of what others sent.
    if (page.roles !== undefined) continue;
    page.sections = page.sections.flatMap((section) => withSaid(section, facts));
  }
  nameless(plan, facts);
  const left = plan.pages.filter(({ path, sections }) => path === '/' || sections.length > 0);
  plan.pages.splice(0, plan.pages.length, ...left);
  const paths = new Set(left.map(({ path }) => path));
  for (const { sections } of left)
    for (const { props } of sections)
      if (Array.isArray(props['links']))
        props['links'] = props['links'].filter((link: { path?: string }) => paths.has(link.path ?? '/'));
}

function withSaid(section: SectionSpec, facts: SaidFacts): SectionSpec[] {
  const { block, props } = section;
  if (block === 'facts' && props['kind'] === 'hours') return hoursOf(section, facts);
  if (block === 'facts' && props['kind'] === 'prices') return pricesOf(section, facts);
  if (block === 'facts') {
    const rows = reachRows(facts);
    return rows.length === 0 ? [] : [{ ...section, props: { ...props, rows } }];
  }
  if (block === 'contact-form') return [{ ...section, props: { ...props, points: pointsOf(facts) } }];
  const words = asked[block];
  if (words === undefined) return [section];
  if (block === 'prose') return words.test(facts.text) ? proseOf(section, facts) : [];
  return words.test(facts.text) ? [section] : [];
}

function proseOf(section: SectionSpec, facts: SaidFacts): SectionSpec[] {
  const paragraphs = toldAbout(facts);
  return paragraphs.length === 0 ? [] : [{ ...section, props: { ...section.props, paragraphs } }];
}

function hoursOf(section: SectionSpec, { hours }: SaidFacts): SectionSpec[] {
  if (hours !== undefined) return [{ ...section, props: { ...section.props, rows: hours.rows } }];
  return [];
}

/** Prices of a case are those of another place. */
function pricesOf(section: SectionSpec, { prices }: SaidFacts): SectionSpec[] {
  return prices.length === 0 ? [section] : [];
}

/** Where it is and how to reach it. */
function reachRows({ place, contact }: SaidFacts): Row[] {
  return [
    ...(place === undefined ? [] : [{ label: 'Where', text: place }]),
    ...(contact.phone === undefined ? [] : [{ label: 'Phone', text: contact.phone }]),
    ...(contact.email === undefined ? [] : [{ label: 'Email', text: contact.email }]),
  ];
}

function pointsOf({ place, contact }: SaidFacts): { kind: string; value: string }[] {
  return [
    ...(contact.phone === undefined ? [] : [{ kind: 'phone', value: contact.phone }]),
    ...(contact.email === undefined ? [] : [{ kind: 'email', value: contact.email }]),
    ...(place === undefined ? [] : [{ kind: 'address', value: place }]),
  ];
}

/** People whom a site shows and nobody named are clearly examples: “Barber 1”. */
function nameless({ entities, pages }: CasePlan, facts: SaidFacts): void {
  const shown = new Set(
    pages
      .filter(({ roles }) => roles === undefined)
      .flatMap(({ sections }) =>
        sections.filter(({ block }) => block === 'records').map(({ props }) => String(props['entity'])),
      ),
  );
  for (const entity of entities) {
    if (!shown.has(entity.name) || !isOfPeople(entity)) continue;
    forgetDetails(entity);
    // Who writes about themself works alone.
    if (facts.writer !== undefined) takeNames(entity, [facts.writer], entities, true);
    for (const [index, sample] of entity.samples.entries())
      if (!facts.text.includes(String(sample[entity.title])))
        sample[entity.title] = `${entity.one} ${index + 1}`;
  }
}
