import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { keepAnswer, readKeptAnswer } from '../../app/local/kept-answers.ts';
import { useSession } from '../../lib/session.ts';
import { type PreviewPictures, takePictures } from './preview-pictures.ts';
import type { AppSummary } from './read-apps.ts';

const keptPictures = z.object({ version: z.number(), desktop: z.string(), phone: z.string() });
const keptName = (appId: string) => `pictures ${appId}`;

/** Pictures of a version do not change: what this device has is not asked for again, and is there without the server. */
async function picturesOf(app: AppSummary, userId: string, signal: AbortSignal): Promise<PreviewPictures> {
  const kept = z.safeParse(keptPictures, (await readKeptAnswer(userId, keptName(app.id)))?.value).data;
  const known = kept && {
    desktop: { image: kept.desktop, upscaled: false },
    phone: { image: kept.phone, upscaled: false },
  };
  if (known !== undefined && kept?.version === app.current_version) return known;
  try {
    const taken = await takePictures(app, signal);
    const { desktop, phone } = taken;
    void keepAnswer(userId, keptName(app.id), {
      version: app.current_version,
      desktop: desktop.image,
      phone: phone.image,
    });
    return taken;
  } catch (error) {
    // An earlier look of the app says more than none.
    if (known !== undefined) return known;
    throw error;
  }
}

interface CardPictures {
  readonly pictures: PreviewPictures | undefined;
  /** They are on their way, or will be when the card is seen. */
  readonly loading: boolean;
  /** The card; nothing is fetched for one that nobody sees. */
  readonly card: RefObject<HTMLLIElement | null>;
}

export function useCardPictures(app: AppSummary): CardPictures {
  const card = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(card);
  const userId = useSession().user?.id;
  const wanted = isSeen && userId !== undefined && app.current_version !== null;
  const { data, isFetching } = useQuery({
    // The same as for the dialog, which then has nothing to wait for.
    queryKey: ['app-preview', app.id, app.current_version],
    enabled: wanted,
    queryFn: ({ signal }) => picturesOf(app, userId ?? '', signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { pictures: data, loading: isFetching || (!isSeen && app.current_version !== null), card };
}

/** Whether an element has come near the window; then it stays so. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watch.disconnect();
      },
      { rootMargin: '25%' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}
