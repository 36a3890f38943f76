import { ArrowDown, ArrowUp, ChevronRight, GripVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { stepLesson } from '../../../methods/curriculum/edit-plan.ts';
import type { Lesson } from '../../../methods/curriculum/plan.ts';
import { isDone } from '../../../methods/curriculum/progress.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { DragHandle } from '../../ui/use-drag.ts';
import { LessonDetails } from './lesson-details.tsx';
import { lessonTitle } from './lesson-title.ts';
import type { KeptPlan, PlanActions } from './use-plans.ts';
import { writeHours } from './write-hours.ts';

interface LessonRowProps {
  lesson: Lesson;
  kept: KeptPlan;
  actions: PlanActions;
  onMark: (done: boolean) => void;
  handle: DragHandle;
}

/** One lesson: done or not, moved, or opened for what it teaches. */
export function LessonRow({ lesson, kept, actions, onMark, handle }: LessonRowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const title = lessonTitle(kept.plan, lesson);
  const done = isDone(kept.progress, lesson.id);
  const move = (step: -1 | 1) => actions.edit((plan) => stepLesson(plan, lesson.id, step));
  return (
    <>
      <div className="flex items-center gap-1 px-2 py-1 sm:px-3">
        <span
          {...handle}
          data-grip
          aria-hidden
          title="Drag"
          className="flex h-11 w-7 shrink-0 cursor-grab touch-none items-center justify-center text-ink-faint transition-colors select-none hover:text-ink active:cursor-grabbing sm:h-9 print:hidden"
        >
          <GripVertical className="size-4" />
        </span>
        <Checkbox hideLabel checked={done} onChange={onMark} label={`Done: ${title}`} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-small px-2 text-left text-small sm:min-h-9"
        >
          <span className={`min-w-0 font-medium ${done ? 'text-ink-muted line-through' : 'text-ink'}`}>
            {title}
          </span>
          <ChevronRight
            aria-hidden
            className={`size-4 shrink-0 text-ink-faint transition-transform ${open ? 'rotate-90' : ''}`}
          />
        </button>
        <span className="shrink-0 text-caption text-ink-muted tabular-nums">
          {writeHours(lesson.minutes)}
        </span>
        <div className="flex shrink-0 print:hidden">
          <IconButton label={`Move up: ${title}`} className="w-9" onClick={() => move(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Move down: ${title}`} className="w-9" onClick={() => move(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
        </div>
      </div>
      <div id={details} hidden={!open}>
        {open ? <LessonDetails lesson={lesson} kept={kept} actions={actions} /> : null}
      </div>
    </>
  );
}
