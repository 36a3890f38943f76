import { answerersOf } from '../../features/ask/answerers.ts';
import { AskPage } from '../../features/ask/ask-page.tsx';
import { useModelChoice } from '../../features/ask/model/use-model-choice.ts';
import { usePreparedPassages } from '../../features/ask/passages/use-prepared-passages.ts';
import { useOwnThingsOf } from './use-own-things-of.ts';

export function Page() {
  const own = useOwnThingsOf();
  const models = useModelChoice();
  usePreparedPassages();
  return <AskPage answerers={answerersOf(() => own)} models={models} />;
}
