import { RotateCcw, Sparkles } from 'lucide-react';
import type { AppSpec, ByModel } from '../../../../engine/spec/app-spec.ts';
import { partExists } from '../../../../engine/spec/part-exists.ts';
import { useGeneratorModel } from '../../../lib/use-generator-model.ts';
import { Button } from '../../../ui/button.tsx';
import { partWords } from './part-words.ts';
import { PlanPart } from './plan-part.tsx';

interface ModelPartProps {
  spec: AppSpec;
  disabled: boolean;
  /** Plans again: with the model of this id, or without any. */
  onPlan: (model: string | undefined) => void;
}

/** What a language model brought into the plan, and the ways to have it added to or planned without one. */
export function ModelPart({ spec, disabled, onPlan }: ModelPartProps) {
  const { model } = useGeneratorModel();
  const { byModel } = spec;
  if (byModel === undefined && model === undefined) return null;
  return (
    <PlanPart heading="Language model">
      <div className="grid gap-4">
        {byModel === undefined ? (
          <p className="text-small text-ink-muted">This plan was made without a language model.</p>
        ) : (
          <Brought spec={spec} byModel={byModel} />
        )}
        <div className="flex flex-wrap items-center gap-2">
          {byModel === undefined ? null : (
            <Button disabled={disabled} onClick={() => onPlan(undefined)}>
              <RotateCcw aria-hidden />
              Generate again without it
            </Button>
          )}
          {model === undefined ? null : (
            <Button disabled={disabled} onClick={() => onPlan(model.id)}>
              <Sparkles aria-hidden />
              Let {model.name} add to it
            </Button>
          )}
        </div>
        <p className="text-small text-ink-muted">
          {model === undefined ? '' : `The description and the plan are then sent to ${model.place}. `}
          Each makes a new version; this one stays in the list.
        </p>
      </div>
    </PlanPart>
  );
}

function Brought({ spec, byModel }: { spec: AppSpec; byModel: ByModel }) {
  const parts = byModel.parts.filter((part) => partExists(part, spec)).map((part) => partWords(part, spec));
  const shown = [...new Set(parts.filter((words) => words !== undefined))];
  const tokens = new Intl.NumberFormat().format(byModel.tokens);
  return (
    <div className="grid gap-3 text-small">
      <p className="text-ink">
        {shown.length === 0
          ? `Nothing in this plan is by ${byModel.model}.`
          : `${byModel.model} at ${byModel.place} brought these parts. Everything else was planned without it.`}
      </p>
      {shown.length === 0 ? null : (
        <ul aria-label={`Parts by ${byModel.model}`} className="grid list-disc gap-1 pl-4 text-ink">
          {shown.map((words) => (
            <li key={words} className="wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      )}
      {byModel.left.length === 0 ? null : (
        <div className="grid gap-1">
          <p className="font-medium text-ink">Proposed and not in the app</p>
          <ul aria-label="Proposed and not in the app" className="grid list-disc gap-1 pl-4 text-ink-muted">
            {byModel.left.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {byModel.tokens === 0 ? null : <p className="text-caption text-ink-faint">It took {tokens} tokens.</p>}
    </div>
  );
}
