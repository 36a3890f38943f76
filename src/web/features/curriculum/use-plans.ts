import { useEffect, useRef } from 'react';
import { randomIds } from '../../../kernel/ids.ts';
import type { Edited } from '../../../methods/curriculum/edit-plan.ts';
import type { Plan } from '../../../methods/curriculum/plan.ts';
import { noProgress, type PlanProgress } from '../../../methods/curriculum/progress.ts';
import { readPlan, readProgress } from '../../../methods/curriculum/read-plan.ts';
import { curriculumPlans } from '../../app/local/handles/curriculum-plans.ts';
import { planTitleLength } from '../../app/local/record-limits.ts';
import { useCollection, useRecord } from '../../app/local/use-collection.ts';
import { toast } from '../../ui/toast.ts';

export interface KeptPlan {
  readonly id: string;
  readonly title: string;
  readonly plan: Plan;
  readonly progress: PlanProgress;
}

const ids = randomIds();
/** Half of what the database takes, so that what two devices did apart from each other still fits. */
const mostLength = 500_000;

interface Value {
  readonly id: string;
  readonly title: string;
  readonly plan: unknown;
  readonly progress: unknown;
}

function keptPlan({ id, title, plan, progress }: Value): KeptPlan | undefined {
  const read = readPlan(plan);
  return read === undefined ? undefined : { id, title, plan: read, progress: readProgress(progress) };
}

/** The plans of a person, by title. */
export function usePlans() {
  const { status, records, insert, remove } = useCollection(curriculumPlans);
  const plans = records
    .flatMap(({ value }) => keptPlan(value as unknown as Value) ?? [])
    .toSorted((one, other) => one.title.localeCompare(other.title));
  return {
    status,
    plans,
    /** Gives the id of the new one. */
    async add(title: string, plan: Plan): Promise<string> {
      const id = ids.uuid();
      await insert({
        id,
        title: title.slice(0, planTitleLength),
        plan: { ...plan },
        progress: { ...noProgress },
      });
      return id;
    },
    remove,
  };
}

/** One plan. Changes are on the screen when they are on the device. */
export function usePlan(id: string) {
  const { status, record, update, remove } = useRecord(curriculumPlans, id);
  const kept = record === undefined ? undefined : keptPlan(record.value as unknown as Value);
  // Two presses may come before the first is stored: the second goes on from what the first wants, not from what is shown.
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  }, [kept]);
  function change(next: (now: KeptPlan) => Partial<Omit<KeptPlan, 'id'>>): void {
    const now = latest.current;
    if (now === undefined) return;
    const wanted = next(now);
    if (JSON.stringify(wanted).length > mostLength) {
      sayUnsaved('The plan has grown too large. Shorten notes or take topics out.');
      return;
    }
    latest.current = { ...now, ...wanted };
    update(id, {
      ...(wanted.title === undefined ? {} : { title: wanted.title }),
      ...(wanted.plan === undefined ? {} : { plan: { ...wanted.plan } }),
      ...(wanted.progress === undefined ? {} : { progress: { ...wanted.progress } }),
    }).catch((error: unknown) => {
      console.error(error);
      sayUnsaved('It could not be stored on this device. Please try again.');
    });
  }
  const actions: PlanActions = {
    edit(next) {
      const now = latest.current;
      if (now === undefined) return;
      const edited = next(now.plan);
      if ('refused' in edited) toast({ title: 'That order does not work', description: edited.refused });
      else if (edited.plan !== now.plan) change(() => ({ plan: edited.plan }));
    },
    note: (next) => change(({ progress }) => ({ progress: next(progress) })),
    rename: (title) => change(() => ({ title: title.slice(0, planTitleLength) })),
    remove: () => remove(id),
  };
  return { status, kept, isUnreadable: record !== undefined && kept === undefined, actions };
}

function sayUnsaved(description: string): void {
  toast({ title: 'Not saved', description, variant: 'destructive' });
}

/** What the page of a plan may do with it. */
export interface PlanActions {
  /** A change that is refused is explained in a message. */
  readonly edit: (next: (plan: Plan) => Edited) => void;
  readonly note: (next: (progress: PlanProgress) => PlanProgress) => void;
  readonly rename: (title: string) => void;
  readonly remove: () => Promise<void>;
}
