import { useEffect, useState } from 'react';
import { localDay } from '../../../kernel/local-day.ts';

/** The day where the person is; undefined before the page runs, since a page that was built earlier cannot know it. It turns at midnight. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const look = () => setToday(localDay(new Date()));
    look();
    const again = setInterval(look, 30_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
