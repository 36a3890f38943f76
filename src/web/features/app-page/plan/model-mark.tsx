import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Whether a language model brought this part into the plan. */
export function isByModel({ byModel }: AppSpec, part: string): boolean {
  return byModel?.parts.includes(part) === true;
}

/** Says of a part that a language model brought it, and which. */
export function ModelMark({ spec, part }: { spec: AppSpec; part: string }) {
  return isByModel(spec, part) ? <Badge tone="accent">By {spec.byModel?.model}</Badge> : null;
}
