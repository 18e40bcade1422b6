import { AppError } from "#lib/generation/app-error.ts";
import { problemResponse } from "#lib/http/problem.ts";

const notFound = async () => problemResponse(new AppError("not_found", "There is nothing at this address."));

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
