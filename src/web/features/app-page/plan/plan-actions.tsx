import { AddedMark } from './added-mark.tsx';
import { actionWords, setAction } from './edit-plan.ts';
import { PlanInput } from './plan-input.tsx';
import { PlanPart, type PlanPartProps } from './plan-part.tsx';

export function PlanActions({ spec, onSpec }: PlanPartProps) {
  if (spec.actions.length === 0) return null;
  return (
    <PlanPart heading={`Actions (${spec.actions.length})`}>
      <ul className="grid divide-y divide-line">
        {spec.actions.map((action) => (
          <li key={action.id} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-small text-ink-muted">{actionWords(action, spec)}</p>
              <AddedMark part={`action:${action.id}`} name={action.label} spec={spec} onSpec={onSpec} />
            </div>
            <div className="grid gap-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <PlanInput
                label={`Words of the button ${action.label}`}
                value={action.label}
                onChange={(label) => onSpec(setAction(spec, action.id, { label }))}
                className="font-medium"
              />
              <PlanInput
                label={`What ${action.label} says when it is done`}
                value={action.done}
                onChange={(done) => onSpec(setAction(spec, action.id, { done }))}
              />
            </div>
          </li>
        ))}
      </ul>
    </PlanPart>
  );
}
