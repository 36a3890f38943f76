import { ReviewPage } from '../../../features/academy/review-page.tsx';

export function Page() {
  return <ReviewPage />;
}
