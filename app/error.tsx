"use client";

import { useEffect } from "react";
import { Message } from "./_site/message.tsx";
import { useSay } from "./_site/words/say.tsx";

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  const say = useSay();
  return (
    <Message title={say("fault.heading")}>
      <p>{say("fault.why")}</p>
      <p>
        <button className="button" type="button" onClick={retry}>
          {say("fault.retry")}
        </button>
      </p>
    </Message>
  );
}
