/** Loaded for its effect: it puts the reading half of the library where the other half looks for it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
