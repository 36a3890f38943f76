import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/failures/failure.ts';
import { type PictureSize, type PreviewPictures, takePictures, upscalePicture } from './preview-pictures.ts';
import type { AppSummary } from './read-apps.ts';

const noReason = 'The pictures could not be made. Please try again.';

export interface Previewing {
  readonly pictures: PreviewPictures | undefined;
  readonly loading: boolean;
  /** Why there are no pictures. */
  readonly error: string | undefined;
  readonly retry: () => void;
  readonly upscaling: PictureSize | undefined;
  readonly upscalingError: string | undefined;
  readonly upscale: (size: PictureSize) => void;
}

/** The pictures of a version are asked for once, when they are first wanted, and again only if that failed. */
export function usePreviewPictures(app: AppSummary, wanted: boolean): Previewing {
  const queryClient = useQueryClient();
  const queryKey = ['app-preview', app.id, app.current_version];
  const { data, isFetching, isError, error, refetch } = useQuery({
    queryKey,
    enabled: wanted,
    queryFn: ({ signal }) => takePictures(app, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [upscaling, setUpscaling] = useState<PictureSize>();
  const [upscalingError, setUpscalingError] = useState<string>();

  async function enlarge(size: PictureSize, pictures: PreviewPictures): Promise<void> {
    setUpscaling(size);
    setUpscalingError(undefined);
    try {
      const picture = await upscalePicture(app.id, size, pictures[size]);
      queryClient.setQueryData<PreviewPictures>(queryKey, (now) => now && { ...now, [size]: picture });
    } catch (fault) {
      setUpscalingError(messageOf(fault, noReason));
    }
    setUpscaling(undefined);
  }

  return {
    pictures: data,
    loading: isFetching,
    error: isError && !isFetching ? messageOf(error, noReason) : undefined,
    retry: () => void refetch(),
    upscaling,
    upscalingError,
    upscale: (size) => {
      if (data !== undefined && upscaling === undefined) void enlarge(size, data);
    },
  };
}
