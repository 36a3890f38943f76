import { limits } from '../../../kernel/limits.ts';
import { callFunction, callFunctionByName } from '../../lib/call-function.ts';
import { Failure } from '../../lib/failures/failure.ts';
import type { AppSummary } from './read-apps.ts';

export type PictureSize = 'desktop' | 'phone';

export interface Picture {
  /** WebP in base64; empty when the server sent none. */
  readonly image: string;
  readonly upscaled: boolean;
}

export type PreviewPictures = Readonly<Record<PictureSize, Picture>>;

/** What an app is made with, as far as it says so. */
export function shownTechStack({ tech_stack }: Pick<AppSummary, 'tech_stack'>): readonly string[] {
  const stack = tech_stack.length > 0 ? tech_stack : ['React', 'TypeScript', 'Tailwind CSS'];
  return stack.slice(0, limits.appCreator.techStackShown);
}

/** A picture of the app on a desktop and on a phone. Throws with a reason that can be shown. */
export async function takePictures(app: AppSummary, signal: AbortSignal): Promise<PreviewPictures> {
  const { contract } = await import('../../../functions/enhanced-app-preview/contract.ts');
  const answer = await callFunctionByName(
    contract.name,
    {
      appName: app.app_name,
      description: app.description.trim() === '' ? app.app_name : app.description,
      techStack: shownTechStack(app),
      useReplicateModel: false,
      appId: app.id,
    },
    signal,
  );
  const { desktopPreview, mobilePreview } = (answer ?? {}) as Record<string, unknown>;
  if (typeof desktopPreview !== 'string' || desktopPreview === '')
    throw new Failure('internal', 'Invalid response: missing desktop preview image');
  return {
    desktop: { image: desktopPreview, upscaled: false },
    phone: { image: typeof mobilePreview === 'string' ? mobilePreview : '', upscaled: false },
  };
}

/** The same picture, four times as wide and as high. */
export async function upscalePicture(appId: string, size: PictureSize, { image }: Picture): Promise<Picture> {
  const { contract } = await import('../../../functions/upscale-image/contract.ts');
  const { upscaledImage } = await callFunction(contract, { imageBase64: image, scale: 4, appId, size });
  if (upscaledImage === '') throw new Failure('internal', 'Invalid response: missing upscaled image');
  return { image: upscaledImage, upscaled: true };
}
