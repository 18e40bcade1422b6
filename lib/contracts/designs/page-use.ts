/** What an uploaded page is for: a design, in which its placeholders become texts, or a letterhead, which keeps them. */
export type PageUse = "design" | "letterhead";
