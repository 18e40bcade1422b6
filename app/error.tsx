"use client";

import { useEffect } from "react";
import { Message } from "./_site/message.tsx";

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <Message title="This page has stumbled">
      <p>That is our fault, not yours. What you uploaded is still there.</p>
      <p>
        <button className="button" type="button" onClick={retry}>
          Try again
        </button>
      </p>
    </Message>
  );
}
