import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { problemResponse } from "#lib/http/problem.ts";
import { msg } from "#lib/messages/server-message.ts";

const notFound = async (request: Request) => problemResponse(new AppError("not_found", msg("api.address")), request);

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as OPTIONS,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
