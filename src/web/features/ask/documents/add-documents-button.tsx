import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { acceptedFiles } from '../../../../ask/documents/document-kind.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface AddDocumentsButtonProps {
  onFiles: (files: readonly File[]) => void;
  /** A button with words, where there is room. */
  wide?: boolean;
}

/** Opens the window in which files are chosen. */
export function AddDocumentsButton({ onFiles, wide = false }: AddDocumentsButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const choose = () => field.current?.click();
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label="Documents"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      {wide ? (
        <Button look="primary" onClick={choose}>
          <Paperclip aria-hidden />
          Add documents
        </Button>
      ) : (
        <IconButton label="Add documents" onClick={choose}>
          <Paperclip aria-hidden />
        </IconButton>
      )}
    </>
  );
}
