# The server and the worker in one image; compose.yaml starts both from it.

FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The brand is built in (docs/decisions/008-brand-is-a-build-time-constant.md).
ARG BRAND_NAME=""
ARG BRAND_SLUG=""
RUN npm run build

FROM node:20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    KORA_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# The bundle leaves packages where they are; migrations and the learned reader are read as files below package.json.
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src/server/db/migrations ./src/server/db/migrations
COPY --from=build /app/src/engine/reader/kernel/encoder.wasm ./src/engine/reader/kernel/encoder.wasm
COPY --from=build /app/src/engine/reader/model/reader.weights ./src/engine/reader/model/reader.weights
COPY package.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/serve.js"]
