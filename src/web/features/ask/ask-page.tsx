import { History } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Answerers } from '../../../ask/answer-question.ts';
import { answerText } from '../../../ask/answer-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { conversationAddress, conversationParameter, questionParameter } from './ask-address.ts';
import { withTurn } from './conversation.ts';
import { ConversationView } from './conversation-view.tsx';
import { DocumentsButton, OwnDocumentsOverPage } from './documents/own-documents-parts.tsx';
import { OwnDocumentsContext } from './documents/own-documents-view.ts';
import { useOwnDocuments } from './documents/use-own-documents.ts';
import { ConversationList } from './history/conversation-list.tsx';
import { modelDesk } from './model/model-desk.ts';
import type { ModelChoice } from './model/usable-model.ts';
import { useAsking } from './use-asking.ts';
import { useConversations } from './use-conversations.ts';

interface AskPageProps {
  answerers: Answerers;
  /** Language models that may answer; none unless there are some. */
  models?: ModelChoice;
}

const ConversationsSheet = lazyPart(
  async () => (await import('./history/conversations-sheet.tsx')).ConversationsSheet,
);

const noModels: ModelChoice = { models: [], chosen: undefined, choose() {} };

/** The assistant: questions, their answers, and what was asked before. */
export function AskPage({ answerers, models = noModels }: AskPageProps) {
  const conversations = useConversations();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // The build knows no address with a query.
  const isHydrated = useHydrated();
  const wanted = isHydrated ? (parameters.get(conversationParameter) ?? undefined) : undefined;
  const sent = isHydrated ? (parameters.get(questionParameter)?.trim() ?? '') : '';
  const found = conversations.conversations.find(({ id }) => id === wanted);
  const documents = useOwnDocuments(wanted);
  const desk =
    models.chosen === undefined ? undefined : modelDesk(models.chosen, documents.passagesOfAttached);
  const withDocuments = { ...answerers, attached: documents.answerAttached };
  const asking = useAsking({ answerers: withDocuments, desk }, conversations, (id, from) => {
    if (from === undefined) documents.begin(id);
    // Whoever went on to another conversation stays there.
    if (found?.id === from && id !== wanted)
      void navigate(conversationAddress(id), { preventScrollReset: true, replace: true });
  });
  const { fresh, given } = asking;
  const open =
    fresh !== undefined && fresh.conversation === wanted ? withTurn(found, wanted, fresh.turn) : found;
  /** Undefined until it is first opened: its code comes then. */
  const [listing, setListing] = useState<boolean>();
  const taken = useRef('');
  const takeSent = useEffectEvent((question: string) => {
    // Once; the same question may be sent again later.
    if (taken.current === question) return;
    taken.current = question;
    if (question === '') return;
    void navigate(conversationAddress(undefined), { replace: true });
    void asking.ask(question, null, undefined);
  });
  useEffect(() => takeSent(sent), [sent]);
  return (
    <OwnDocumentsContext value={documents.view.documents}>
      <Container className="@container flex-1 py-6 sm:py-10">
        <div className="grid grid-cols-1 gap-10 @5xl:grid-cols-[minmax(0,46rem)_16rem] @5xl:justify-between">
          <div className="grid min-w-0 grid-cols-1 content-start">
            <div className="mb-4 flex justify-end gap-1 @5xl:hidden print:hidden">
              <DocumentsButton view={documents.view} />
              <Button look="quiet" onClick={() => setListing(true)}>
                <History aria-hidden />
                Conversations
              </Button>
            </div>
            <ConversationView
              conversation={open}
              isMissing={wanted !== undefined && open === undefined && conversations.status !== 'loading'}
              asking={asking}
              conversations={conversations}
              documents={documents.view}
              models={models}
            />
            <p aria-live="polite" className="sr-only">
              {given === undefined ? '' : answerText(given)}
            </p>
          </div>
          <aside aria-label="Conversations" className="hidden @5xl:block print:hidden">
            <div className="sticky top-20 grid max-h-[calc(100dvh-6rem)] content-start gap-2 overflow-y-auto overscroll-contain pr-1">
              <DocumentsButton view={documents.view} className="justify-start" />
              <ConversationList conversations={conversations} open={wanted} />
            </div>
          </aside>
        </div>
        {listing === undefined ? null : (
          <ConversationsSheet
            open={listing}
            onOpenChange={setListing}
            conversations={conversations}
            shown={wanted}
          />
        )}
        <OwnDocumentsOverPage view={documents.view} />
      </Container>
    </OwnDocumentsContext>
  );
}
