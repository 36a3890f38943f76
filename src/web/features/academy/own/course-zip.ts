import { strFromU8, strToU8, zipSync } from 'fflate';
import type { CourseFile } from '../../../../catalog/academy/course-files.ts';
import { draftOfFiles } from '../../../../catalog/academy/own/draft-of-files.ts';
import { DocumentRefusal } from '../../../lib/documents-read/document-refusal.ts';
import { unpackParts } from '../../../lib/documents-read/unpack-parts.ts';
import { ids } from './use-drafts.ts';

const mostBytes = 5 * 1_024 * 1_024;

/** The folder of a course as one file. Unpacked into `content/academy`, it is a course that is shipped. */
export function zipCourse(files: readonly CourseFile[], folder: string): Blob {
  const packed = zipSync(
    Object.fromEntries(files.map(({ name, text }) => [`${folder}/${name}`, strToU8(text)])),
  );
  return new Blob([packed.slice().buffer], { type: 'application/zip' });
}

/** A course out of a zip, or out of the Markdown files of its folder. */
export async function readCourseUpload(uploaded: readonly File[]) {
  const refuse = (...faults: string[]) => ({ draft: undefined, faults });
  if (uploaded.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    return refuse('These files are larger than 5 MB; a course is much smaller.');
  const [first] = uploaded;
  if (first === undefined) return refuse('There is no file.');
  try {
    const files = /\.zip$/i.test(first.name) ? await unzipped(first) : await asTheyAre(uploaded);
    if (files.length === 0) return refuse('There is no Markdown file in it.');
    return draftOfFiles(files, () => ids.uuid());
  } catch (error) {
    if (error instanceof DocumentRefusal) return refuse('The zip file is damaged, locked, or too large.');
    throw error;
  }
}

const isText = (name: string) => /\.md$/i.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name);

async function unzipped(file: File): Promise<CourseFile[]> {
  const { parts } = unpackParts(new Uint8Array(await file.arrayBuffer()), isText);
  return [...parts].map(([path, bytes]) => ({
    name: path.split('/').at(-1) ?? path,
    text: strFromU8(bytes),
  }));
}

function asTheyAre(files: readonly File[]): Promise<CourseFile[]> {
  return Promise.all(
    files
      .filter(({ name }) => isText(name))
      .map(async (file) => ({ name: file.name, text: await file.text() })),
  );
}
