import { useState } from 'react';
import { localDay } from '../../../kernel/local-day.ts';
import { minutesAWeek, planLimits } from '../../../methods/curriculum/plan.ts';
import { weekOn } from '../../../methods/curriculum/plan-days.ts';
import { isDone } from '../../../methods/curriculum/progress.ts';
import { replan } from '../../../methods/curriculum/replan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { toast } from '../../ui/toast.ts';
import { loadTopics } from './load-topics.ts';
import type { KeptPlan, PlanActions } from './use-plans.ts';
import { counted } from './write-hours.ts';

interface ReplanDialogProps {
  kept: KeptPlan;
  actions: PlanActions;
  onClose: () => void;
}

/** Lays out anew what is not done, from this week on. */
export function ReplanDialog({ kept, actions, onClose }: ReplanDialogProps) {
  const { plan, progress } = kept;
  const [today] = useState(() => localDay(new Date()));
  const present = weekOn(plan.start, today);
  const [weeks, setWeeks] = useState<number | null>(() => weeksWanted(kept, present));
  const [busy, setBusy] = useState(false);
  const least = Math.min(present, planLimits.weeks[1]);
  const isFitting =
    weeks !== null && Number.isInteger(weeks) && weeks >= least && weeks <= planLimits.weeks[1];
  const open = plan.lessons.filter(({ id }) => !isDone(progress, id)).length;

  async function planAnew() {
    if (!isFitting) return;
    setBusy(true);
    // Topics that were left for later are in the texts; without them the rest is planned all the same.
    const all = await loadTopics(plan.wish.subject).catch(() => []);
    actions.edit((now) => ({ plan: replan(now, progress, { from: present, weeks, all }) }));
    toast({ title: 'Planned anew', description: 'What is done stayed where it was.' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Plan anew from today"
      description={`You are in week ${present}. ${counted(open, 'lesson')} not done yet are laid out from this week on; what is done stays.`}
      actions={
        <Button look="primary" busy={busy} disabled={!isFitting} onClick={() => void planAnew()}>
          Plan anew
        </Button>
      }
    >
      <Field
        label="Weeks in all"
        error={isFitting ? undefined : `Between ${least} and ${planLimits.weeks[1]} weeks.`}
        hint="What does not fit into them is left for later."
      >
        {(control) => <NumberInput {...control} value={weeks} onChange={setWeeks} />}
      </Field>
    </Dialog>
  );
}

/** As many as the plan has, or more where what is left needs more. */
function weeksWanted({ plan, progress }: KeptPlan, present: number): number {
  const left = plan.lessons.reduce((sum, { id, minutes }) => sum + (isDone(progress, id) ? 0 : minutes), 0);
  const needed = present + Math.ceil((left * 1.5) / minutesAWeek(plan.wish)) - 1;
  return Math.min(planLimits.weeks[1], Math.max(plan.wish.weeks, needed, present));
}
