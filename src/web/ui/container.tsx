import type { ComponentProps } from 'react';

const widths = {
  /** A text of 60 to 75 characters a line. */
  prose: 'max-w-[44rem]',
  medium: 'max-w-4xl',
  wide: 'max-w-6xl',
  full: 'max-w-none',
};

export interface ContainerProps extends ComponentProps<'div'> {
  width?: keyof typeof widths;
}

/** Keeps what it holds off the edges of the screen and no wider than is good to read. */
export function Container({ width = 'wide', className = '', ...rest }: ContainerProps) {
  return <div className={`mx-auto w-full px-4 sm:px-6 ${widths[width]} ${className}`} {...rest} />;
}
