import type { Block } from '../block.ts';
import type { AppSpec, PageSpec } from '../spec/app-spec.ts';
import type { ProofCase, ProofStep } from './proof-step.ts';

/** An address of the app that has to open with a heading. */
export interface PageToProve {
  readonly path: string;
  readonly heading: string;
  /** What a visitor does first to get in. */
  readonly entry: readonly ProofStep[];
}

/** A case with the part of the spec that it belongs to. */
export interface CaseToProve extends ProofCase {
  /** What a visitor does first to get in. */
  readonly entry: readonly ProofStep[];
  readonly page: string;
  readonly section: string;
  readonly block: string;
}

export interface ProofPlan {
  readonly pages: readonly PageToProve[];
  readonly cases: readonly CaseToProve[];
}

/** All that has to hold before an app counts as working: its pages, and the cases of every part on them. */
export function planProof(spec: AppSpec, blocks: ReadonlyMap<string, Block>): ProofPlan {
  return {
    pages: [...spec.pages.map((page) => toProve(spec, page)), ...detailPages(spec), ...signInPage(spec)],
    cases: [...spec.pages.flatMap((page) => casesOf(spec, page, blocks)), ...accountCases(spec)],
  };
}

function toProve(spec: AppSpec, page: PageSpec): PageToProve {
  return { path: page.path, heading: page.title, entry: entrySteps(spec, page) };
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
  const where = { page: '/sign-in', section: accountPart, block: accountPart, entry: [] };
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
    const title = entity.samples[0]?.[entity.title];
    if (entity.detail === undefined || typeof title !== 'string' || title === '') return [];
    const listed = spec.pages.find(({ path }) => path === entity.detail?.path);
    const path = `${entity.detail.path}/${entity.name}-1`;
    return [{ path, heading: title, entry: entrySteps(spec, listed) }];
  });
}

function casesOf(spec: AppSpec, page: PageSpec, blocks: ReadonlyMap<string, Block>): CaseToProve[] {
  const entry = entrySteps(spec, page);
  return page.sections.flatMap((section) => {
    const block = blocks.get(section.block);
    if (block === undefined) throw new Error(`There is no block “${section.block}”.`);
    const cases = block.prove(block.props.parse(section.props), section, { spec, page });
    return cases.map(({ name, steps }) => ({
      name,
      entry,
      steps,
      page: page.path,
      section: section.id,
      block: block.id,
    }));
  });
}
