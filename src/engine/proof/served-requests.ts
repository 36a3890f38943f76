import type { AppSpec } from '../spec/app-spec.ts';
import { accountPart } from './proof-plan.ts';
import type { ProofReport } from './proof-report.ts';

/** What became of one request of the description. */
export interface ServedRequest {
  readonly request: string;
  /** Something in the app is there for it. */
  readonly served: boolean;
  /** At least one of these parts was used in the browser, and all that was used of it works. */
  readonly proved: boolean;
  readonly parts: readonly string[];
}

export function servedRequests(spec: AppSpec, report: ProofReport | undefined): ServedRequest[] {
  return spec.trace.map(({ request, served }) => ({
    request,
    served: served.length > 0,
    proved: report !== undefined && served.some((part) => holds(part, spec, report)),
    parts: served,
  }));
}

type Evidence = readonly { readonly ok: boolean }[];

const good = (evidence: Evidence) => evidence.length > 0 && evidence.every(({ ok }) => ok);

function pageEvidence(path: string, report: ProofReport): Evidence {
  return [
    ...report.pages.filter((page) => page.path === path),
    ...report.cases.filter((one) => one.page === path),
  ];
}

/** Parts are named as in the trace: `page:…`, `section:…`, `action:…`, `entity:…`, `accounts`, `theme`. */
function holds(part: string, spec: AppSpec, report: ProofReport): boolean {
  const colon = part.indexOf(':');
  const [kind, id] = colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)];
  switch (kind) {
    case 'theme':
      return good(report.pages);
    case accountPart:
      return good(report.cases.filter(({ block }) => block === accountPart));
    case 'page': {
      const page = spec.pages.find((one) => one.id === id);
      return page !== undefined && good(pageEvidence(page.path, report));
    }
    case 'section':
      return sectionHolds(id, spec, report);
    case 'action': {
      const label = spec.actions.find((action) => action.id === id)?.label;
      return label !== undefined && good(report.cases.filter(({ name }) => name.includes(`“${label}”`)));
    }
    case 'entity':
      return spec.pages.some(
        ({ path, sections }) =>
          sections.some(({ props }) => props['entity'] === id) && good(pageEvidence(path, report)),
      );
    default:
      return false;
  }
}

/** A part that only shows something has no case of its own: then the page must hold. */
function sectionHolds(id: string, spec: AppSpec, report: ProofReport): boolean {
  const cases = report.cases.filter(({ section }) => section === id);
  if (cases.length > 0) return good(cases);
  const page = spec.pages.find(({ sections }) => sections.some((section) => section.id === id));
  return page !== undefined && good(report.pages.filter(({ path }) => path === page.path));
}
