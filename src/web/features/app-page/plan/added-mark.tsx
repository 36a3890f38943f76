import { X } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type AddedPart, isAdded, withoutPart } from './edit-added.ts';
import { isByModel, ModelMark } from './model-mark.tsx';
import type { PlanPartProps } from './plan-part.tsx';

interface AddedMarkProps extends PlanPartProps {
  part: AddedPart;
  /** What it is called on the screen. */
  name: string;
}

/** Says of a part that nobody asked for it, and takes it out by one press. */
export function AddedMark({ part, name, spec, onSpec }: AddedMarkProps) {
  const isModel = isByModel(spec, part);
  if (!isModel && !isAdded(spec, part)) return null;
  return (
    <span className="flex items-center gap-1">
      {isModel ? <ModelMark spec={spec} part={part} /> : <Badge>Added by Kora</Badge>}
      <IconButton label={`Leave out ${name}`} onClick={() => onSpec(withoutPart(spec, part))}>
        <X aria-hidden />
      </IconButton>
    </span>
  );
}
