import { Check } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../account/session.ts';
import type { Entity } from '../records/entity.ts';
import { formatMoney } from '../records/format-value.ts';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/toast.tsx';
import { SectionHeading } from './section-heading.tsx';

export interface Plan {
  readonly name: string;
  /** For a month. */
  readonly price: number;
  readonly features: readonly string[];
}

interface PricingProps {
  title: string;
  plans: readonly Plan[];
  /** The field of the records in which a chosen plan is kept, when there are such records. */
  entity?: Entity;
}

const chosenPlan = createValue<string>('chosen-plan', '');
const monthsPaid = 10;

/** Plans side by side; paying for a year costs ten months. */
export function Pricing({ title, plans, entity }: PricingProps) {
  const [yearly, setYearly] = useState(false);
  const [chosen, choose] = useValue(chosenPlan);
  const [asking, ask] = useState<Plan>();
  const price = (plan: Plan) => (yearly ? plan.price * monthsPaid : plan.price);
  const period = yearly ? 'year' : 'month';
  function take(plan: Plan): void {
    const before = chosen;
    choose(plan.name);
    entity?.records.add({
      [entity.title]: `${plan.name} plan`,
      plan: plan.name,
      price: price(plan),
      period,
      by: currentName(),
    });
    ask(undefined);
    say(`You are on the ${plan.name} plan.`, { undo: () => choose(before) });
  }
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionHeading title={title} />
        <fieldset aria-label="Paid by" className="flex rounded-control border border-line bg-surface p-1">
          {[false, true].map((year) => (
            <Button
              key={String(year)}
              look={year === yearly ? 'primary' : 'quiet'}
              aria-pressed={year === yearly}
              onClick={() => setYearly(year)}
            >
              {year ? 'Yearly, 2 months free' : 'Monthly'}
            </Button>
          ))}
        </fieldset>
      </div>
      <ul className="grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan, index) => (
          <li key={plan.name} data-plan={plan.name} className="grid">
            <PlanCard
              plan={plan}
              price={price(plan)}
              period={period}
              strong={plans.length > 2 && index === 1}
              current={plan.name === chosen}
              onChoose={() => ask(plan)}
            />
          </li>
        ))}
      </ul>
      {asking === undefined ? null : (
        <Dialog title={`Choose the ${asking.name} plan`} onClose={() => ask(undefined)}>
          <p>
            {asking.name} costs {formatMoney(price(asking))} per {period}. Nothing is charged in this app: the
            choice is kept and can be changed at any time.
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button onClick={() => ask(undefined)}>Cancel</Button>
            <Button look="primary" onClick={() => take(asking)}>
              Confirm plan
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

interface PlanCardProps {
  plan: Plan;
  price: number;
  period: string;
  strong: boolean;
  current: boolean;
  onChoose: () => void;
}

function PlanCard({ plan, price, period, strong, current, onChoose }: PlanCardProps) {
  return (
    <div
      className={`flex flex-col gap-4 rounded-card border p-6 shadow-card ${strong ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-heading text-xl font-bold">{plan.name}</h3>
        {strong ? (
          <span className="rounded-full bg-surface px-3 py-1 text-xs font-bold text-ink">Most chosen</span>
        ) : null}
      </div>
      <p>
        <span className="font-heading text-4xl font-bold">{price === 0 ? 'Free' : formatMoney(price)}</span>
        {price === 0 ? null : <span> / {period}</span>}
      </p>
      <ul className="grid flex-1 content-start gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <Button look={strong ? 'plain' : 'primary'} disabled={current} onClick={onChoose}>
        {current ? 'Your plan' : `Choose ${plan.name}`}
      </Button>
    </div>
  );
}
