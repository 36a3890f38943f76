import type { Block } from '../block.ts';
import { recordsPath } from '../emit/names.ts';
import type { AppSpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import { inCurrency } from '../spec/in-currency.ts';
import { headingOf } from '../spec/page-heading.ts';
import type { Sighting } from './driver-messages.ts';
import { titleOfSample } from './form-values.ts';
import { type MainPart, mainPart } from './main-part.ts';
import { oncePerWay } from './once-per-way.ts';
import type { ProofCase, ProofStep } from './proof-step.ts';
import { sightingsOf } from './sightings.ts';

/** An address of the app that has to open with a heading. */
export interface PageToProve {
  readonly path: string;
  readonly heading: string;
  /** What a visitor does first to get in. */
  readonly entry: readonly ProofStep[];
  /** Parts that merely show something: opening the page tries them. */
  readonly tries?: readonly string[];
  /** What only has to be seen, or not to be seen. */
  readonly looksFor?: readonly Sighting[];
}

/** A case with the part of the spec that it belongs to. */
export interface CaseToProve extends ProofCase {
  /** What a visitor does first to get in. */
  readonly entry: readonly ProofStep[];
  readonly page: string;
  readonly section: string;
  readonly block: string;
  /** Its place among the parts of the page. */
  readonly part?: number;
}

export interface ProofPlan {
  readonly pages: readonly PageToProve[];
  readonly cases: readonly CaseToProve[];
  /** What the app is for: it has to work for somebody. */
  readonly main?: MainPart | undefined;
}

/** All that has to hold before an app counts as working: its pages, and the cases of every part on them. */
export function planProof(plan: AppSpec, blocks: ReadonlyMap<string, Block>): ProofPlan {
  const spec = inCurrency(plan);
  const cases = spec.pages.flatMap((page) => casesOf(spec, page, blocks));
  const tried = new Set(cases.map(({ section }) => section));
  const looksFor = sightingsOf(spec);
  const pages = [
    ...spec.pages.map((page) => toProve(spec, page, tried)),
    ...detailPages(spec),
    ...signInPage(spec),
  ];
  return {
    pages: looksFor.length === 0 ? pages : pages.map((page) => ({ ...page, looksFor })),
    cases: oncePerWay([...cases, ...accountCases(spec), ...roleCases(spec, [...pages, ...cases])]),
    main: mainPart(spec, (id) => blocks.get(id)?.size === 'app'),
  };
}

/** Parts of a page that have no case of their own merely show something. */
function toProve(spec: AppSpec, page: PageSpec, tried: ReadonlySet<string>): PageToProve {
  const entry = entrySteps(spec, page);
  const showing = page.sections.filter(({ id }) => !tried.has(id)).map(({ id }) => `section:${id}`);
  return {
    path: page.path,
    heading: headingOf(spec, page),
    entry,
    tries: [`page:${page.id}`, ...showing, ...rolesIn(entry)],
  };
}

/** Whoever signs in with a sample account tries its role. */
function rolesIn(steps: readonly ProofStep[]): string[] {
  return steps.flatMap((step) => {
    const role = step.do === 'press' ? /^\((.+)\)$/.exec(step.name)?.[1] : undefined;
    return role === undefined ? [] : [`role:${role}`];
  });
}

/** Roles that were asked for and that nothing else tries: somebody comes in as one. */
function roleCases(spec: AppSpec, others: readonly { readonly tries?: readonly string[] }[]): CaseToProve[] {
  if (spec.accounts === 'none') return [];
  const tried = new Set(others.flatMap(({ tries = [] }) => tries));
  const asked = new Set(spec.trace.flatMap(({ served }) => served));
  return spec.roles
    .filter((role) => asked.has(`role:${role}`) && !tried.has(`role:${role}`))
    .map((role) => ({
      name: `${role}: somebody signs in as one`,
      page: '/sign-in',
      section: accountPart,
      block: accountPart,
      entry: [],
      steps: [
        { do: 'open', path: '/sign-in' },
        { do: 'press', name: `(${role})` },
        { do: 'see', text: 'You are signed in as' },
      ],
      tries: [`role:${role}`],
      once: true,
    }));
}

/** Pages that people sign in for are proved with the sample account of the first role that may see them. */
function entrySteps(spec: AppSpec, page: PageSpec | undefined): ProofStep[] {
  const role = page?.roles?.[0];
  if (spec.accounts === 'none' || (spec.accounts === 'optional' && role === undefined)) return [];
  return [
    { do: 'open', path: '/sign-in' },
    { do: 'press', name: role === undefined ? 'Continue as' : `(${role})` },
    { do: 'see', text: 'You are signed in as' },
  ];
}

function signInPage(spec: AppSpec): PageToProve[] {
  return spec.accounts === 'none'
    ? []
    : [{ path: '/sign-in', heading: `Sign in to ${spec.name}`, entry: [] }];
}

/** The part of the report that is about signing in. */
export const accountPart = 'accounts';

function accountCases(spec: AppSpec): CaseToProve[] {
  if (spec.accounts === 'none') return [];
  const where = {
    page: '/sign-in',
    section: accountPart,
    block: accountPart,
    entry: [],
    tries: [accountPart],
  };
  const open = { do: 'open', path: '/sign-in' } as const;
  return [
    {
      ...where,
      name: 'Registering signs in, and signing out ends it',
      steps: [
        open,
        { do: 'press', name: 'New here? Register' },
        { do: 'fill', label: 'Name', value: 'Robin Quartz' },
        { do: 'fill', label: 'Email', value: 'robin@example.com' },
        { do: 'fill', label: 'Password', value: 'a-long-secret' },
        ...(spec.roles.length > 1 ? [{ do: 'fill', label: 'I am a', value: '*' } as const] : []),
        { do: 'press', name: 'Register' },
        { do: 'see', text: 'Welcome, Robin Quartz' },
        { do: 'reload' },
        { do: 'press', name: 'Log out' },
        { do: 'open', path: '/sign-in' },
        { do: 'fill', label: 'Email', value: 'robin@example.com' },
        { do: 'fill', label: 'Password', value: 'not-the-secret' },
        { do: 'press', name: 'Log in', nth: -1 },
        { do: 'see', text: 'The e-mail or the password is wrong.' },
        { do: 'fill', label: 'Password', value: 'a-long-secret' },
        { do: 'press', name: 'Log in', nth: -1 },
        { do: 'see', text: 'Welcome back, Robin Quartz' },
      ],
    },
  ];
}

function detailPages(spec: AppSpec): PageToProve[] {
  return spec.entities.flatMap((entity) => {
    const title = titleOfSample(entity.name, `${entity.name}-1`, spec);
    if (entity.detail === undefined || title === undefined) return [];
    const listed = spec.pages.find(({ path }) => path === entity.detail?.path);
    const path = `${recordsPath(entity)}/${entity.name}-1`;
    return [{ path, heading: title, entry: entrySteps(spec, listed) }];
  });
}

function casesOf(spec: AppSpec, page: PageSpec, blocks: ReadonlyMap<string, Block>): CaseToProve[] {
  const entry = entrySteps(spec, page);
  return page.sections.flatMap((section) => {
    const block = blocks.get(section.block);
    if (block === undefined) throw new Error(`There is no block “${section.block}”.`);
    const cases = block.prove(block.props.parse(section.props), section, { spec, page });
    return cases.map(({ name, steps, tries = [], once = false }) => ({
      name,
      entry,
      steps,
      page: page.path,
      section: section.id,
      block: block.id,
      part: page.sections.indexOf(section),
      tries: [`section:${section.id}`, ...tries, ...usesOf(section, steps), ...rolesIn([...entry, ...steps])],
      ...(once ? { once } : {}),
    }));
  });
}

/** A part that does something with records of a kind uses them; their list has finer cases. */
function usesOf({ block, props }: SectionSpec, steps: readonly ProofStep[]): string[] {
  const does = steps.some((step) => step.do === 'press' || step.do === 'press-at' || step.do === 'fill');
  return block !== 'records' && does && typeof props['entity'] === 'string' ? [`use:${props['entity']}`] : [];
}
