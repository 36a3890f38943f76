import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { Accordion } from '../../ui/accordion.tsx';

/** What people ask before they decide. */
export function PlanQuestions() {
  return (
    <Accordion
      items={[
        {
          id: 'what-happens-when-i-ask',
          title: 'What happens when I ask sales?',
          content:
            'Your request goes to the people who run this installation. They see it at once and answer by e-mail. You pay nothing by asking.',
        },
        {
          id: 'how-does-a-plan-begin',
          title: 'How does a paid plan begin?',
          content:
            'An admin switches it on for your account after you have agreed on it. It takes effect at once, on every device where you are signed in.',
        },
        {
          id: 'what-does-limited-mean',
          title: 'What does “limited app generations” mean?',
          content: `On the free plan you can generate ${limits.apps.freePerWindow} apps an hour. The next hour begins anew.`,
        },
        {
          id: 'can-i-run-it-myself',
          title: `Can I run ${brand.name} on a machine of my own?`,
          content: 'Yes. It needs Node and nothing else, and everything that it stores stays in one folder.',
        },
      ]}
    />
  );
}
