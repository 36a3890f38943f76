import { Link } from 'react-router';
import { onboardingQuestions } from '../../../catalog/agent-onboarding.ts';
import { agents } from '../../../catalog/agents.gen.ts';
import { rankAgents } from '../../features/agents/onboarding/rank-agents.ts';
import { RankedList } from '../../features/agents/onboarding/ranked-list.tsx';
import { href } from '../../lib/href.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Section } from '../../ui/section.tsx';

const cards = agents.map(({ agent }) => agent);

export function Page() {
  const address = useAddress();
  const hydrated = useHydrated();
  const answerTo = (name: string): string | undefined =>
    hydrated && address.get(name) !== '' ? address.get(name) : undefined;
  const answers = Object.fromEntries(
    onboardingQuestions.flatMap(({ name, answers: offered }) => {
      const value = offered.find((one) => one.value === answerTo(name))?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const count = Object.keys(answers).length;
  const ranked = rankAgents(cards, answers);

  return (
    <Container className="@container grid flex-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        look="story"
        heading="Find your agent"
        description="Three questions. The agents that fit stand beside them, with the reason for each; the address keeps your answers."
        actions={
          <Link to={href('/agents')} className={buttonClass('secondary')}>
            All agents
          </Link>
        }
      />
      <div className="grid min-w-0 gap-10 @4xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          {onboardingQuestions.map(({ name, label, answers: offered }) => (
            <RadioGroup
              key={name}
              label={label}
              options={offered}
              value={answers[name] ?? null}
              onChange={(value) => address.change({ [name]: value })}
            />
          ))}
          {count === 0 ? null : (
            <div>
              <Button
                look="quiet"
                onClick={() =>
                  address.change(Object.fromEntries(onboardingQuestions.map(({ name }) => [name, ''])))
                }
              >
                Begin again
              </Button>
            </div>
          )}
        </div>
        <Section
          heading={count === 0 ? 'Agents to begin with' : 'What fits'}
          description={
            count === 0
              ? 'Answer a question and they are put in order.'
              : `By ${count === 1 ? 'one answer' : `${count} answers`}, best first.`
          }
          className="content-start"
        >
          <p aria-live="polite" className="sr-only">
            {count === 0 ? '' : `Best fit: ${ranked[0]?.card.name ?? ''}`}
          </p>
          <RankedList ranked={ranked} />
        </Section>
      </div>
    </Container>
  );
}
