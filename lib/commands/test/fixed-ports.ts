/**
 * The highest port for a site whose port is chosen beforehand. Linux gives those from 32,768 on to connections, other
 * systems those from 49,152 on. Nothing can listen on a connection's port, on Linux for another minute after it was
 * closed.
 */
export const highestFixedPort = 32_767;
