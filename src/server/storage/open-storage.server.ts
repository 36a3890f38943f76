import { join } from 'node:path';
import type { Settings } from '../settings/settings.server.ts';
import { openDiskStorage } from './disk-storage.server.ts';
import { createS3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage.ts';

type StorageSettings = Pick<
  Settings,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** The data directory unless an S3 store is set. That a set store is complete was seen when the settings were read. */
export async function openStorage(settings: StorageSettings, dataDir: string): Promise<Storage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (
    S3_ENDPOINT !== undefined &&
    S3_BUCKET !== undefined &&
    S3_ACCESS_KEY_ID !== undefined &&
    S3_SECRET_ACCESS_KEY !== undefined
  ) {
    return createS3Storage({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
  }
  return openDiskStorage(join(dataDir, 'storage'));
}
