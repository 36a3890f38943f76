import { Link } from 'react-router';
import { readAnswer } from '../../../../ask/read-answer.ts';
import type { SharedConversation } from '../../../../functions/read-shared-conversation/contract.ts';
import { brand } from '../../../../kernel/brand.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { LinkedPage } from '../../../ui/linked-page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerView } from '../answers/answer-view.tsx';
import { conversationAddress } from '../ask-address.ts';
import { QuestionText } from '../turn-view.tsx';
import { useSharedConversation } from './use-shared-conversation.ts';

const askYourself = (
  <Link to={conversationAddress(undefined)} className={buttonClass('primary')}>
    Ask something yourself
  </Link>
);

/** What somebody asked and was answered, by a link: to be read, not to be gone on with. */
export function SharedConversationPage({ token }: { token: string }) {
  return (
    <LinkedPage answer={useSharedConversation(token)} thing="conversation" instead={askYourself}>
      {(conversation) => <Turns conversation={conversation} />}
    </LinkedPage>
  );
}

function Turns({
  conversation: { title, turns },
}: {
  conversation: Extract<SharedConversation, { state: 'open' }>;
}) {
  const last = turns.at(-1)?.at ?? '';
  const day = Number.isNaN(Date.parse(last))
    ? undefined
    : new Date(last).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <>
      <PageHeader
        heading={<span className="wrap-anywhere">{title}</span>}
        description={`Asked in ${brand.askName} and shared to be read.`}
        meta={day === undefined ? null : <Badge>Answered on {day}</Badge>}
        actions={askYourself}
      />
      <div className="grid max-w-[46rem] grid-cols-1 gap-8">
        {turns.map(({ id, question, answer }) => (
          <article key={id} aria-label={question.slice(0, 120)} className="grid grid-cols-1 gap-4">
            <QuestionText question={question} />
            <AnswerView question={question} answer={readAnswer(answer)} />
          </article>
        ))}
      </div>
    </>
  );
}
