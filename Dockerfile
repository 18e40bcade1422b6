# One image for both: `node server.js` serves the site, `node lib/commands/worker.ts` only makes documents.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# With BLOB_READ_WRITE_TOKEN the pages may send files to the store: their policy is fixed when they are built.
ARG DIRECT_UPLOADS=""
RUN BLOB_READ_WRITE_TOKEN="${DIRECT_UPLOADS}" npm run standalone -- /site

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site .
RUN mkdir /data && chown node:node /data
USER node
# HOSTNAME is the address that Next listens on; a container sets it to its own name.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "lib/commands/healthy.ts"]
CMD ["node", "server.js"]
