import { Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { AccessName } from '../../../catalog/access.ts';
import type { AgentGroup } from '../../../catalog/agent-groups.ts';
import { href } from '../../lib/href.ts';
import { signInAddress } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { LoadedAgent } from './load-agent.ts';
import { MethodView } from './result/method-view.tsx';
import { ResultView } from './result/result-view.tsx';

const howToGetIn: Partial<Record<AccessName, string>> = {
  wealthX:
    'The Wealth X Savants run for invited people. Ask for an invitation; an admin of this installation switches it on for your account.',
  elite:
    'The Elite Agents are part of Enterprise. Ask for a price; they open with the plan, or when an admin of this installation switches them on for your account.',
};

interface LockedDeskProps {
  agent: LoadedAgent;
  group: AgentGroup;
}

/** For those who may not run the agent: what it does with a whole case, how it does it, and how to get in. */
export function LockedDesk({ agent: { work, example }, group }: LockedDeskProps) {
  const { status } = useSession();
  const here = useLocation();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-10">
      <Card className="flex flex-wrap items-center gap-4 p-5">
        <Lock aria-hidden className="size-5 shrink-0 text-caution" />
        <div className="grid min-w-0 flex-1 basis-80 gap-1">
          <p className="text-small font-semibold text-ink">{group.condition}</p>
          <p className="text-small text-ink-muted">{howToGetIn[group.needs ?? 'elite']}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={href('/contact')} className={buttonClass('primary')}>
            {group.needs === 'wealthX' ? 'Ask for an invitation' : 'Ask for a price'}
          </Link>
          {status === 'signed-out' ? (
            <Link to={signInAddress(here)} className={buttonClass('secondary')}>
              Sign in
            </Link>
          ) : null}
        </div>
      </Card>
      <section aria-labelledby="example" className="grid min-w-0 grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-1">
          <h2 id="example" className="text-lead font-semibold text-ink">
            Worked example: {example.starter}
          </h2>
          <p className="text-small text-ink-muted">
            {work.starters.find(({ name }) => name === example.starter)?.text}
          </p>
        </div>
        <ResultView result={example.result} />
      </section>
      <MethodView work={work} />
    </div>
  );
}
